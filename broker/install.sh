#!/bin/sh
# Installs the mount broker on this host, or removes it: sh broker/install.sh [uninstall]. Needs root and systemd.
set -eu
umask 022
here=$(cd "$(dirname "$0")" && pwd)
programs=/usr/local/lib/headstart
unit=/etc/systemd/system/headstart-broker.service

case "${1:-}" in
  '' | uninstall) ;;
  *) echo "$1 is unknown: sh broker/install.sh [uninstall]" >&2; exit 2 ;;
esac
[ "$(id -u)" = 0 ] || { echo "this needs root: sudo sh broker/install.sh" >&2; exit 1; }

if [ "${1:-}" = uninstall ]; then
  systemctl disable --now headstart-broker.service || true
  rm -rf "$unit" "$unit.d" "$programs"/headstart-broker.pyz /var/lib/headstart-broker /run/headstart
  [ ! -d "$programs" ] || rmdir --ignore-fail-on-non-empty "$programs"
  systemctl daemon-reload
  [ ! -e /etc/headstart ] || echo "/etc/headstart is still there; it may have secrets"
  exit
fi

for needed in /usr/bin/python3 /sbin/mkfs.ext4; do
  [ -x "$needed" ] || { echo "$needed is missing: install python3 and e2fsprogs" >&2; exit 1; }
done
/usr/bin/python3 -IS -c "import concurrent.futures, ctypes, http.client, json" || { echo "python3 lacks its standard library: install python3" >&2; exit 1; }
/usr/bin/python3 -IS -c "import ctypes; ctypes.CDLL('libzstd.so.1')" || { echo "libzstd is missing: install libzstd1 or libzstd" >&2; exit 1; }
modprobe -a loop squashfs overlay || true
mkdir -p "$programs"
# One file, which replaces the one of a running broker at once. Without -I, a zipapp.py in the current directory would run.
/usr/bin/python3 -ISm zipapp "$here/python" -m headstart_broker.server:main -o "$programs/headstart-broker.new"
chmod 0755 "$programs/headstart-broker.new"
mv "$programs/headstart-broker.new" "$programs/headstart-broker.pyz"
install -m 0644 "$here/headstart-broker.service" "$unit"
systemctl daemon-reload
systemctl enable headstart-broker.service
systemctl restart headstart-broker.service # it may be running, from before an upgrade
