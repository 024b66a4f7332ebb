/// What the GPX 1.1 specification (topografix.com, 2004) demands of a document, as a schema in RELAX NG: the order of
/// the elements, their attributes, and the ranges of latitude and longitude. Elements of other programs are only
/// allowed in `extensions`.
let gpxSchema = """
    <?xml version="1.0"?>
    <grammar xmlns="http://relaxng.org/ns/structure/1.0" ns="http://www.topografix.com/GPX/1/1"
        datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
      <start>
        <element name="gpx">
          <attribute name="version" ns=""><value>1.1</value></attribute>
          <attribute name="creator" ns=""><text/></attribute>
          <optional><element name="metadata">
            <optional><element name="name"><text/></element></optional>
            <optional><element name="desc"><text/></element></optional>
            <optional><element name="author"><ref name="anything"/></element></optional>
            <optional><element name="copyright"><ref name="anything"/></element></optional>
            <zeroOrMore><ref name="link"/></zeroOrMore>
            <optional><element name="time"><data type="dateTime"/></element></optional>
            <optional><element name="keywords"><text/></element></optional>
            <optional><element name="bounds"><ref name="anything"/></element></optional>
            <optional><ref name="extensions"/></optional>
          </element></optional>
          <zeroOrMore><element name="wpt"><ref name="point"/></element></zeroOrMore>
          <zeroOrMore><element name="rte">
            <ref name="head"/>
            <zeroOrMore><element name="rtept"><ref name="point"/></element></zeroOrMore>
          </element></zeroOrMore>
          <zeroOrMore><element name="trk">
            <ref name="head"/>
            <zeroOrMore><element name="trkseg">
              <zeroOrMore><element name="trkpt"><ref name="point"/></element></zeroOrMore>
              <optional><ref name="extensions"/></optional>
            </element></zeroOrMore>
          </element></zeroOrMore>
          <optional><ref name="extensions"/></optional>
        </element>
      </start>
      <define name="head">
        <optional><element name="name"><text/></element></optional>
        <optional><element name="cmt"><text/></element></optional>
        <optional><element name="desc"><text/></element></optional>
        <optional><element name="src"><text/></element></optional>
        <zeroOrMore><ref name="link"/></zeroOrMore>
        <optional><element name="number"><data type="nonNegativeInteger"/></element></optional>
        <optional><element name="type"><text/></element></optional>
        <optional><ref name="extensions"/></optional>
      </define>
      <define name="point">
        <attribute name="lat" ns=""><data type="decimal">
          <param name="minInclusive">-90</param><param name="maxInclusive">90</param>
        </data></attribute>
        <attribute name="lon" ns=""><data type="decimal">
          <param name="minInclusive">-180</param><param name="maxExclusive">180</param>
        </data></attribute>
        <optional><element name="ele"><data type="decimal"/></element></optional>
        <optional><element name="time"><data type="dateTime"/></element></optional>
        <optional><element name="magvar"><data type="decimal"/></element></optional>
        <optional><element name="geoidheight"><data type="decimal"/></element></optional>
        <optional><element name="name"><text/></element></optional>
        <optional><element name="cmt"><text/></element></optional>
        <optional><element name="desc"><text/></element></optional>
        <optional><element name="src"><text/></element></optional>
        <zeroOrMore><ref name="link"/></zeroOrMore>
        <optional><element name="sym"><text/></element></optional>
        <optional><element name="type"><text/></element></optional>
        <optional><element name="fix"><choice>
          <value>none</value><value>2d</value><value>3d</value><value>dgps</value><value>pps</value>
        </choice></element></optional>
        <optional><element name="sat"><data type="nonNegativeInteger"/></element></optional>
        <optional><element name="hdop"><data type="decimal"/></element></optional>
        <optional><element name="vdop"><data type="decimal"/></element></optional>
        <optional><element name="pdop"><data type="decimal"/></element></optional>
        <optional><element name="ageofdgpsdata"><data type="decimal"/></element></optional>
        <optional><element name="dgpsid"><data type="integer"/></element></optional>
        <optional><ref name="extensions"/></optional>
      </define>
      <define name="link">
        <element name="link">
          <attribute name="href" ns=""><data type="anyURI"/></attribute>
          <optional><element name="text"><text/></element></optional>
          <optional><element name="type"><text/></element></optional>
        </element>
      </define>
      <define name="extensions"><element name="extensions"><ref name="anything"/></element></define>
      <define name="anything">
        <zeroOrMore><choice>
          <text/><attribute><anyName/></attribute><element><anyName/><ref name="anything"/></element>
        </choice></zeroOrMore>
      </define>
    </grammar>
    """
