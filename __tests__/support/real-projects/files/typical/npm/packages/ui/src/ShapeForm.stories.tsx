import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShapeForm } from '.'

const meta: Meta<typeof ShapeForm> = { component: ShapeForm }

export default meta

export const Wide: StoryObj<typeof ShapeForm> = { args: { isWide: true, onSave: () => {} } }
