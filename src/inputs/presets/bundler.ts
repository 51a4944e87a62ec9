/** https://bundler.io/man/bundle-config.1.html (`path`), and `bundler-cache` of https://github.com/ruby/setup-ruby */
import type { Preset } from './preset.ts'
import { ruby } from './toolchains.ts'

export const bundler: Preset = {
  name: 'bundler',
  program: 'bundle',
  lockFiles: ['Gemfile.lock', 'gems.locked'],
  foreign: ['vendor'],
  isNative: true,
  directories: [
    {
      variables: ['BUNDLE_PATH'],
      linux: ['vendor/bundle'],
      // The packed gems, which are installed beside it.
      leaveOut: ['ruby/*/cache'],
    },
  ],
  toolchain: ruby,
}
