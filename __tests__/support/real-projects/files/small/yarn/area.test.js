const { clsx } = require('clsx')

it('joins', () => {
  expect(clsx('a', 'b')).toBe('a b')
})
