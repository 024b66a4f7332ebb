import CivilTime
import Entities

extension CSVColumns {
    /// Reads the columns of plans; nil where there are none.
    func planReading(today: CivilDate) -> StopPlanReading? {
        guard date != nil || day != nil || checkOut != nil || !plan.isEmpty || currency != nil else { return nil }
        return StopPlanReading(
            isOwn: leg != nil, today: today,
            dates: date != nil || day != nil, currency: currency != nil || plan[.cost] != nil, fields: Set(plan.keys))
    }
}
