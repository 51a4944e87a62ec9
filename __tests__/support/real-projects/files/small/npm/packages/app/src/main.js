import { clsx } from 'clsx'
import { area } from 'shapes'

document.body.className = clsx('area', `area-${area(2, 3)}`)
