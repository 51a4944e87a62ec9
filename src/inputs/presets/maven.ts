/** https://maven.apache.org/guides/mini/guide-configuring-maven.html, and `cache: maven` of https://github.com/actions/setup-java */
import type { Preset } from './preset.ts'

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
  ],
}
