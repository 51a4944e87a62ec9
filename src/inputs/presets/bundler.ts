/** https://bundler.io/man/bundle-config.1.html (`path`), and `bundler-cache` of https://github.com/ruby/setup-ruby */
import type { Preset } from './preset.ts'

export const bundler: Preset = {
  name: 'bundler',
  program: 'bundle',
  lockFiles: ['Gemfile.lock', 'gems.locked'],
  manifest: 'Gemfile',
  foreign: ['vendor'],
  isNative: true,
  directories: [
    {
      variables: ['BUNDLE_PATH'],
      linux: ['vendor/bundle'],
      // The packed gems. The installed gems are beside them.
      leaveOut: ['ruby/*/cache'],
    },
  ],
  // Native gems fit one minor version. https://guides.rubygems.org/gems-with-extensions
  toolchain: { name: 'ruby', version: /^ruby (\d+\.\d+)/ },
  installed: {
    decidedBy: ['Gemfile', 'gems.rb', '*.gemspec', '*.gemfile', '*.gemfile.lock'],
    variables: /^BUNDLE_(GEMFILE|WITH|WITHOUT|ONLY|PATH|DEPLOYMENT|FORCE_RUBY_PLATFORM|BUILD__\w+)$/,
    ifElsewhere: "Set `BUNDLE_PATH: vendor/bundle` in the job's `env`.",
    marks: ['ruby/*/specifications/*.gemspec'],
    // The directory has the gems as they are installed.
    locate: () => ({ directories: [], downloads: bundler.directories }),
  },
}
