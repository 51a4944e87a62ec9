import { circumference } from '@pnpm-project/shapes'

if (circumference([1, 2, 3]) !== 6) throw new Error('it does not add')
