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
