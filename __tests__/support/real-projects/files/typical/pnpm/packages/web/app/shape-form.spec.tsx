// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ShapeForm } from './shape-form'

it('shows the form in a dialog', async () => {
  render(<ShapeForm />)
  fireEvent.click(screen.getByRole('button', { name: 'Shape' }))
  expect(await screen.findByLabelText('width')).toHaveProperty('value', '2')
})
