const { clsx } = require('clsx')
const { area } = require('shapes')

it('multiplies', () => {
  expect([area(2, 3), clsx('a', 'b')]).toEqual([6, 'a b'])
})
