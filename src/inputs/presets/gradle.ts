/**
 * https://docs.gradle.org/current/userguide/directory_layout.html, https://github.com/gradle/actions, and `cache: gradle`
 * of https://github.com/actions/setup-java
 */
import type { Preset } from './preset.ts'
import { jdk } from './toolchains.ts'

export const gradle: Preset = {
  name: 'gradle',
  lockFiles: [
    '*.gradle',
    '*.gradle.kts',
    'gradle-wrapper.properties',
    '*.versions.toml',
    'gradle.lockfile',
    'gradle.properties',
  ],
  foreign: ['build', '.gradle'],
  directories: [
    {
      variables: ['GRADLE_USER_HOME'],
      linux: ['~/.gradle'],
      ofJava: true,
      take: ['caches', 'wrapper/dists'],
      // The secret key of the configuration cache.
      leaveOut: ['*/cc-keystore'],
    },
  ],
  toolchain: jdk,
}
