// Lets tests see Node's own errors as errors: Jest runs them in a realm with another `Error` than Node's.
// https://github.com/jestjs/jest/issues/2549
const asUsual = Function.prototype[Symbol.hasInstance]

Object.defineProperty(Error, Symbol.hasInstance, {
  value(thrown) {
    return this === Error ? Error.isError(thrown) : asUsual.call(this, thrown)
  },
})
