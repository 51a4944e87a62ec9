// Makes a program of Windows' Node, started by Wine, what it would be on Windows.
const { Socket } = require('node:net')

// Wine 8 refuses it before a socket is connected, which closes the socket.
Socket.prototype.setKeepAlive = function setKeepAlive() {
  return this
}

// Wine tells where it has put the home directory, whatever it is told.
process.env.USERPROFILE = process.env.HOME
delete process.env.HOME
