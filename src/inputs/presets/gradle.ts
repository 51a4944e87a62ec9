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
      // Artifacts of dependencies, distributions of the wrapper, and JDKs of toolchains.
      take: ['caches/modules-2', 'wrapper/dists', 'jdks'],
    },
    {
      // The local build cache, and what Gradle makes of downloads and build scripts: transformed and instrumented jars,
      // compiled scripts and accessors, generated jars, hashes of files. gradle/actions shares the first two between jobs by
      // their contents; here they are the job's own.
      holds: 'builds',
      variables: ['GRADLE_USER_HOME'],
      linux: ['~/.gradle'],
      ofJava: true,
      take: ['caches'],
      // Downloads, and the secret key of the configuration cache.
      leaveOut: ['modules-2', '*/cc-keystore'],
    },
  ],
  toolchain: jdk,
}
