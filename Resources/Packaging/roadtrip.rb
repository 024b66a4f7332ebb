# Untested: written for Homebrew on Linux, and never run by it. `fill` writes version, owner and sums.
class Roadtrip < Formula
  desc "Plan road trips in the terminal"
  homepage "https://github.com/@OWNER@/roadtrip"
  version "@VERSION@"
  license :cannot_represent
  depends_on :linux

  on_intel do
    url "https://github.com/@OWNER@/roadtrip/releases/download/@VERSION@/roadtrip-@VERSION@-linux-x86_64.tar.gz"
    sha256 "@SHA256_x86_64@"
  end

  on_arm do
    url "https://github.com/@OWNER@/roadtrip/releases/download/@VERSION@/roadtrip-@VERSION@-linux-aarch64.tar.gz"
    sha256 "@SHA256_aarch64@"
  end

  def install
    bin.install "roadtrip"
    man1.install "roadtrip.1"
    bash_completion.install "completions/roadtrip.bash" => "roadtrip"
    zsh_completion.install "completions/_roadtrip"
    fish_completion.install "completions/roadtrip.fish"
    prefix.install "LICENSES.txt", "CHANGES.md"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/roadtrip --version")
    system bin/"roadtrip", "--library", testpath/"trips", "new", "Coast", "Porto", "Lisbon"
    assert_match "Lisbon", shell_output("#{bin}/roadtrip --library #{testpath}/trips show Coast")
  end
end
