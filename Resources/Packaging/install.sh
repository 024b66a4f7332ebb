#!/bin/sh
# Installs roadtrip from the folder of this script, and removes it again:
#
#   ./install.sh [--prefix DIRECTORY] [--force]        ~/.local unless given
#   ./install.sh --uninstall [--prefix DIRECTORY]
#
# Nothing else is changed, and what was there before is not written over without --force. Removing leaves no file or
# folder that the installation has made, and never touches the trips.
set -eu

say() { printf '%s\n' "$*"; }
fail() {
    printf 'install.sh: %s\n' "$*" >&2
    exit 1
}

prefix=
is_forced=
is_removing=
while [ $# -gt 0 ]; do
    case $1 in
        --prefix)
            if [ $# -lt 2 ] || [ -z "$2" ]; then fail "--prefix takes a directory"; fi
            prefix=$2
            shift
            ;;
        --prefix=?*) prefix=${1#--prefix=} ;;
        --force) is_forced=yes ;;
        --uninstall) is_removing=yes ;;
        -h | --help)
            say "usage: install.sh [--prefix DIRECTORY] [--force] | --uninstall [--prefix DIRECTORY]"
            exit 0
            ;;
        *) fail "unknown argument $1; --help shows what there is" ;;
    esac
    shift
done
if [ -z "$prefix" ]; then
    [ -n "${HOME:-}" ] || fail "\$HOME is not set; name a directory with --prefix"
    prefix=$HOME/.local
fi
case $prefix in
    /*) ;;
    *) prefix=$PWD/$prefix ;;
esac
line_break='
'
case $prefix in
    *"$line_break"*) fail "the name of the directory has a line break" ;;
esac
source=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)

# The list of what was installed: `file PATH` and `directory PATH`, in the order in which they were made.
documents=$prefix/share/doc/roadtrip
list=$documents/installed

remove() {
    [ -f "$list" ] || fail "$prefix has no roadtrip of this script (there is no $list)"
    while read -r kind path; do
        if [ "$kind" = file ]; then rm -f -- "$path"; fi
    done < "$list"
    # The list is in a directory of the list: it is read before, the last made directory first.
    directories=$(sed -n '1!G;h;$p' "$list" | sed -n 's/^directory //p')
    rm -f -- "$list"
    printf '%s\n' "$directories" | while read -r path; do
        if [ -n "$path" ]; then rmdir -- "$path" 2> /dev/null || true; fi
    done
    say "Removed roadtrip from $prefix. The trips are where they were."
}

# Makes a directory and those above it, and lists those that were not there.
make() {
    [ -d "$1" ] && return
    make "$(dirname -- "$1")"
    mkdir -- "$1"
    made="${made}directory $1$line_break"
}

# Lists a file, so that an installation that is cut off can be removed, and copies it.
put() {
    make "$(dirname -- "$3")"
    case $put in
        *"file $3$line_break"*) ;;
        *) put="${put}file $3$line_break" ;;
    esac
    printf '%s%s' "$made" "$put" > "$list"
    # A new file takes the place of the old one, which may be running.
    cp -- "$source/$2" "$3.new"
    chmod "$1" "$3.new"
    mv -f -- "$3.new" "$3"
}

# Each file of the package: its mode, its name here, and its place below the prefix.
files() {
    say "755 roadtrip bin/roadtrip"
    say "644 roadtrip.1 share/man/man1/roadtrip.1"
    say "644 completions/roadtrip.bash share/bash-completion/completions/roadtrip"
    say "644 completions/_roadtrip share/zsh/site-functions/_roadtrip"
    say "644 completions/roadtrip.fish share/fish/vendor_completions.d/roadtrip.fish"
    say "644 LICENSES.txt share/doc/roadtrip/LICENSES.txt"
    say "644 CHANGES.md share/doc/roadtrip/CHANGES.md"
}

add() {
    made=
    put=
    # What an installation before this one has made is still to be removed some day.
    if [ -f "$list" ]; then
        made=$(sed -n '/^directory /p' "$list")${line_break}
        put=$(sed -n '/^file /p' "$list")${line_break}
    fi
    while read -r mode name path; do
        [ -f "$source/$name" ] || fail "$source/$name is missing: unpack the whole archive and run this script in it"
        if [ -e "$prefix/$path" ] && [ -z "$is_forced" ]; then
            grep -q -x -F "file $prefix/$path" "$list" 2> /dev/null ||
                fail "$prefix/$path is there and is not of this script; --force writes over it"
        fi
    done << END
$(files)
END
    make "$documents"
    while read -r mode name path; do
        put "$mode" "$name" "$prefix/$path"
    done << END
$(files)
END
    say "Installed roadtrip in $prefix/bin."
    case :${PATH:-}: in
        *:"$prefix/bin":*) ;;
        *) say "That directory is not in your \$PATH: add it, or type $prefix/bin/roadtrip." ;;
    esac
    say "bash and fish complete from their next start. For zsh, this goes before compinit in ~/.zshrc:"
    say "  fpath=('$prefix/share/zsh/site-functions' \$fpath)"
}

if [ -n "$is_removing" ]; then remove; else add; fi
