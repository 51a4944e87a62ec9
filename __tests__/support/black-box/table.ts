// All behaviours.
import type { Behaviour } from './behaviour.ts'
import { inputs } from './inputs.ts'
import { keys } from './keys.ts'
import { outcomes } from './outcomes.ts'
import { paths } from './paths.ts'
import { saving } from './saving.ts'
import { service } from './service.ts'

export const behaviours: Behaviour[] = [...service, ...inputs, ...keys, ...outcomes, ...saving, ...paths]
