import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShapeForm } from '.'

// jsdom has no screen.
window.matchMedia = () =>
  ({ matches: false, addListener: () => {}, addEventListener: () => {}, removeListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList

it('gives the shape that was filled in', async () => {
  const saved = jest.fn()
  render(<ShapeForm isWide onSave={saved} />)
  await userEvent.type(screen.getByLabelText('Name'), 'dot')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Shape')).toBeInTheDocument()
  expect(saved).toHaveBeenCalledWith({ name: 'dot', kind: 'circle' })
})
