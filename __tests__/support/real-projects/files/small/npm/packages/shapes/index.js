module.exports = { area: (width, height) => width * height }
