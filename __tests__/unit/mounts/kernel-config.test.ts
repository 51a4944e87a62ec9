// Options of mounts that depend on the kernel.
import { threadOptions } from '../../../src/mounts/layers.ts'

it.each([
  {
    what: 'knows them',
    config: 'CONFIG_A=y\nCONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y\n',
    first: 'threads=multi,',
  },
  { what: 'says nothing of them', config: undefined, first: 'threads=multi,' },
  {
    what: 'was built without them',
    config: '# CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT is not set\n',
    first: '',
  },
  { what: 'is older', config: 'CONFIG_SQUASHFS=y\n', first: '' },
])('tries threads first unless the kernel refuses them: one that $what', ({ config, first }) => {
  expect(threadOptions(config)).toEqual(first === '' ? [''] : [first, ''])
})
