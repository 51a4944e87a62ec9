/** The tools of Java's projects. */
import type { Preset } from './preset.ts'

/**
 * https://docs.gradle.org/current/userguide/directory_layout.html, https://github.com/gradle/actions, and `cache: gradle`
 * of https://github.com/actions/setup-java
 */
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
  // Java 8 does not know `--version`, and calls itself 1.8.
  toolchain: {
    name: 'jdk',
    programs: ['java'],
    args: ['-version'],
    stream: 'stderr',
    version: / version "(?:1\.)?(\d+)/,
  },
}

/** https://maven.apache.org/guides/mini/guide-configuring-maven.html, and `cache: maven` of https://github.com/actions/setup-java */
export const maven: Preset = {
  name: 'maven',
  program: 'mvn',
  lockFiles: ['pom.xml', 'maven-wrapper.properties'],
  foreign: ['target'],
  directories: [
    {
      // Maven takes seconds to answer.
      setting: {
        sources: ['$MAVEN_ARGS', '.mvn/maven.config', '$MAVEN_OPTS'],
        value: /(?:^|\s)-Dmaven\.repo\.local=(\S+)/,
      },
      linux: ['~/.m2/repository'],
      ofJava: true,
      // Notes on failed downloads, which keep Maven from trying again.
      leaveOut: ['**/*.lastUpdated', '**/resolver-status.properties'],
    },
    { variables: ['MAVEN_USER_HOME/wrapper/dists'], linux: ['~/.m2/wrapper/dists'], ofJava: true },
    {
      // https://maven.apache.org/extensions/maven-build-cache-extension
      holds: 'builds',
      onlyWith: { file: '.mvn/extensions.xml', text: /maven-build-cache-extension/ },
      setting: {
        sources: ['$MAVEN_ARGS', '.mvn/maven.config', '$MAVEN_OPTS'],
        value: /(?:^|\s)-Dmaven\.build\.cache\.location=(\S+)/,
      },
      linux: ['~/.m2/build-cache'],
      ofJava: true,
    },
  ],
}
