/** https://maven.apache.org/guides/mini/guide-configuring-maven.html, and `cache: maven` of https://github.com/actions/setup-java */
import type { Preset } from './preset.ts'

export const maven: Preset = {
  name: 'maven',
  program: 'mvn',
  lockFiles: ['pom.xml', 'maven-wrapper.properties'],
  foreign: ['target'],
  directories: [
    {
      linux: ['~/.m2'],
      ofJava: true,
      take: ['repository', 'wrapper/dists'],
      // Notes on failed downloads would make Maven not try again.
      leaveOut: ['**/*.lastUpdated', '**/resolver-status.properties'],
    },
  ],
}
