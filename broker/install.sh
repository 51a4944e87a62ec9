#!/bin/sh
# Installs the mount broker on this host, or removes it: sh broker/install.sh [uninstall]. Needs root and systemd.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=/usr/local/lib/headstart/headstart-broker.py
unit=/etc/systemd/system/headstart-broker.service

if [ "${1:-}" = uninstall ]; then
  systemctl disable --now headstart-broker.service || true
  rm -rf "$unit" "$program" /var/lib/headstart-broker /run/headstart
  rmdir --ignore-fail-on-non-empty "$(dirname "$program")"
  systemctl daemon-reload
  exit
fi

for needed in /usr/bin/python3 /usr/bin/mksquashfs /usr/bin/unsquashfs /usr/bin/find /sbin/mkfs.ext4; do
  [ -x "$needed" ] || { echo "$needed is missing: install python3, squashfs-tools, findutils and e2fsprogs" >&2; exit 1; }
done
/usr/bin/python3 -IS -c "import ctypes, json" || { echo "python3 lacks its standard library: install python3" >&2; exit 1; }
modprobe -a loop squashfs overlay || true
install -D -m 0755 "$here/headstart-broker.py" "$program"
install -m 0644 "$here/headstart-broker.service" "$unit"
systemctl daemon-reload
systemctl enable --now headstart-broker.service
