/**
 * https://learn.microsoft.com/nuget/consume-packages/managing-the-global-packages-and-cache-folders, and `cache` of
 * https://github.com/actions/setup-dotnet
 */
import type { Preset } from './preset.ts'

export const nuget: Preset = {
  name: 'nuget',
  program: 'dotnet',
  lockFiles: ['packages.lock.json', '*.csproj', '*.fsproj', '*.vbproj', 'Directory.Packages.props', '*.sln'],
  directories: [
    {
      questions: [['nuget', 'locals', 'global-packages', '--list']],
      inAnswer: /^(?:info : )?global-packages: (.*)$/m,
      variables: ['NUGET_PACKAGES'],
      linux: ['~/.nuget/packages'],
    },
  ],
}
