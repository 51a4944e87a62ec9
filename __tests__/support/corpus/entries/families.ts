// All hostile entries, by what of an entry or its surroundings is hostile.
import { answers } from './answers.ts'
import { bodies } from './bodies.ts'
import { images } from './images.ts'
import { indexes } from './indexes.ts'
import { journals } from './journals.ts'
import { keys } from './keys.ts'
import type { Family } from './row.ts'

export const families: Family[] = [bodies, indexes, images, journals, keys, answers]
