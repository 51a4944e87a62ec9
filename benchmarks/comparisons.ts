// The list of comparisons: which contenders are compared with which baselines.
import { barePacking, bareUnpacking } from './bare-lanes.ts'
import type { Contender } from './bench.ts'
import {
  fetchingByBroker,
  mountingByBroker,
  mountingFromBucketByBroker,
  rebuilding,
  unpackingImage,
  unpackingInContainer,
  waitingForRebuild,
} from './broker.ts'
import { choose } from './choose.ts'
import { curlCheckedSeaweedfs, curlCheckedVersitygw, curlSeaweedfs, curlVersitygw } from './curl-downloads.ts'
import {
  cpuOfChecked,
  cpuOfUnchecked,
  eightFar,
  fromSeaweedfs,
  fromVersitygw,
  oneFar,
  uncheckedFromSeaweedfs,
  uncheckedFromVersitygw,
} from './downloads.ts'
import { withEarlierBuild } from './earlier-build.ts'
import { firstByte } from './first-byte.ts'
import { bucketAsking, headstartAsking, peerAsking } from './first-request.ts'
import {
  peerRestoringFar,
  peerRestoringNear,
  peerSaving,
  restoringFar as restoringFromServiceFar,
  restoringNear,
  restoringTheirsFar,
  restoringTheirsNear,
  savingHere,
  savingImageHere,
} from './github.ts'
import { headstartRestoring, unpacking } from './headstart-restore.ts'
import { headstartSaving } from './headstart-save.ts'
import { bareMksquashfs, imageSaving } from './image-save.ts'
import { installing } from './installs/jobs.ts'
import { kinds, restoringAs } from './installs/modes.ts'
import { projectNames } from './installs/project-job.ts'
import {
  bytesBeforeReady,
  largeReady,
  lazyReady,
  mountReady,
  oneRange,
  readingLazy,
  readingOne,
  readingReceived,
  servingGiants,
  smallReady,
} from './lazy.ts'
import { restoringClients, restoringOnPaper, savingClients, savingOnPaper } from './many-clients.ts'
import { bytesForMany, entrySize, manyJobs, oneJob } from './many-jobs.ts'
import { restoringMemory, savingMemory } from './memory.ts'
import {
  curlingImage,
  mounting,
  mountingFromBucket,
  mountingFromStash,
  readingMounted,
  readingUnpacked,
} from './mount.ts'
import { hittingLazily, hittingMounts, missingFar, missingHere, postAfterUnpacking } from './mounted-hit.ts'
import { restoringWithoutTar, savingWithoutTar } from './node-tar.ts'
import { mountingInMemory, unpackingInMemory, unpackingQuietly, unpackingToDisk } from './noise.ts'
import { headstartSize, plainSize } from './packed-size.ts'
import { plainRestoring } from './plain-restore.ts'
import { plainSaving } from './plain-save.ts'
import { bytesSent, entryOfTree, savingChanged, savingWholeTree } from './rolling/changed-tree.ts'
import { bytesOfForty, changesOfForty, fortyOtherSaves, fortySaves } from './rolling/forty-jobs.ts'
import { gradleLike } from './rolling/gradle-like.ts'
import { withFreshKeys, withoutCache, withRolling } from './rolling/jobs.ts'
import { layered, single } from './rolling/layers.ts'
import { recipes } from './rolling/recipes.ts'
import { restoringGiants, savingGiants } from './s3-memory.ts'
import { downloadingOnly, restoringFar } from './s3-restore.ts'
import { savingFar, savingNear } from './s3-save.ts'
import { eachThrottled, oneAfterTheOther, threeLocal, threeThrottled } from './several-caches.ts'
import { building, buildingAgain } from './source-times/jobs.ts'
import { projects } from './source-times/projects.ts'
import { bareNode, missing } from './start-up.ts'
import { wholeFileByEight, wholeFileByOne } from './whole-file-restore.ts'
import { bareNodeOnWindows, missingOnWindows } from './windows.ts'

export interface Comparison {
  title: string
  unit: 'ms' | 'ms of CPU per GB' | 'KiB' | 'MiB' | 'MB' | 'requests'
  contenders: Contender[]
  /** Groups of baselines. A contender is compared with the slowest (or largest) of each group. */
  baselines?: Contender[][]
  /** Whether to print how much the contenders' samples vary. */
  variation?: boolean
  leastRepeats?: number
  /** Whether contenders use the tree; by default they do. */
  needsTree?: boolean
  /** By default 1. */
  roundsPerRepeat?: number
  mostRepeats?: number
  /** Whether contenders warm up by themselves; by default, the first round does not count. */
  isWarm?: boolean
}

// Node for Windows is built for the same processor.
const onWindows: Comparison = {
  title: 'windows start-up',
  unit: 'ms',
  contenders: [missingOnWindows],
  baselines: [[bareNodeOnWindows]],
  leastRepeats: 20,
}

export const comparisons: Comparison[] = [
  { title: 'save', unit: 'ms', contenders: [headstartSaving], baselines: [[plainSaving], [barePacking]] },
  {
    title: 'image save',
    unit: 'ms',
    contenders: [imageSaving],
    baselines: [[bareMksquashfs]],
    leastRepeats: 7,
  },
  {
    title: 'image save github',
    unit: 'ms',
    contenders: [savingImageHere],
    baselines: [[peerSaving]],
    leastRepeats: 7,
  },
  {
    title: 'restore',
    unit: 'ms',
    contenders: [headstartRestoring],
    baselines: [[plainRestoring], [bareUnpacking]],
  },
  { title: 'own tar save', unit: 'ms', contenders: [savingWithoutTar], baselines: [[headstartSaving]] },
  {
    title: 'own tar restore',
    unit: 'ms',
    contenders: [restoringWithoutTar],
    baselines: [[headstartRestoring]],
  },
  { title: 'start-up', unit: 'ms', contenders: [missing], baselines: [[bareNode]], leastRepeats: 20 },
  ...(process.arch === 'x64' ? [onWindows] : []),
  { title: 'memory', unit: 'MiB', contenders: [savingMemory, restoringMemory] },
  { title: 'size', unit: 'MB', contenders: [headstartSize], baselines: [[plainSize]], mostRepeats: 1 },
  // All buckets except those of the next two comparisons are behind 20 ms latency and 50 MB/s per connection.
  { title: 's3 download', unit: 'ms', contenders: [eightFar], baselines: [[oneFar]] },
  {
    title: 's3 near seaweedfs',
    unit: 'ms',
    contenders: [fromSeaweedfs, uncheckedFromSeaweedfs],
    baselines: [[curlSeaweedfs], [curlCheckedSeaweedfs]],
    leastRepeats: 7,
  },
  {
    title: 's3 near versitygw',
    unit: 'ms',
    contenders: [fromVersitygw, uncheckedFromVersitygw],
    baselines: [[curlVersitygw], [curlCheckedVersitygw]],
    leastRepeats: 7,
  },
  {
    title: 's3 cpu',
    unit: 'ms of CPU per GB',
    contenders: [cpuOfChecked],
    baselines: [[cpuOfUnchecked]],
    leastRepeats: 7,
  },
  {
    title: 's3 restore',
    unit: 'ms',
    contenders: [restoringFar],
    baselines: [[downloadingOnly, unpacking], [wholeFileByEight], [wholeFileByOne], [peerRestoringFar]],
  },
  { title: 's3 save', unit: 'ms', contenders: [savingFar], baselines: [[savingNear]] },
  {
    title: 's3 start',
    unit: 'ms',
    contenders: [bucketAsking],
    baselines: [[bareNode]],
    leastRepeats: 15,
  },
  { title: 's3 first byte', unit: 'ms', contenders: [firstByte] },
  { title: 's3 memory', unit: 'MiB', contenders: [savingGiants, restoringGiants], mostRepeats: 1 },
  // The cache service is on this host. Its blobs are on this host, or behind the same slow link.
  {
    title: 'github restore',
    unit: 'ms',
    contenders: [restoringNear, restoringTheirsNear],
    baselines: [[peerRestoringNear]],
  },
  {
    title: 'github restore far',
    unit: 'ms',
    contenders: [restoringFromServiceFar, restoringTheirsFar],
    baselines: [[peerRestoringFar]],
  },
  { title: 'github save', unit: 'ms', contenders: [savingHere], baselines: [[peerSaving]] },
  {
    title: 'mount',
    unit: 'ms',
    contenders: [mounting, mountingFromStash],
    baselines: [[plainRestoring], [peerRestoringNear]],
  },
  // Main of each compared with a miss, and post with that of an unpacked hit.
  {
    title: 'top names',
    unit: 'ms',
    contenders: hittingMounts,
    baselines: [[missingHere], [postAfterUnpacking]],
    leastRepeats: 10,
    needsTree: false,
  },
  {
    title: 'top names lazy',
    unit: 'ms',
    contenders: hittingLazily,
    baselines: [[missingFar]],
    leastRepeats: 10,
    needsTree: false,
  },
  {
    title: 'broker',
    unit: 'ms',
    contenders: [mountingByBroker, waitingForRebuild],
    baselines: [[unpackingInContainer], [mounting]],
  },
  { title: 'broker rebuild', unit: 'ms', contenders: [rebuilding], baselines: [[unpackingImage]] },
  // The host of the broker has the image, or fetches it; the host that mounts by itself has it in the stash, or in the bucket only.
  {
    title: 'broker s3',
    unit: 'ms',
    contenders: [mountingFromBucketByBroker, fetchingByBroker],
    baselines: [[mountingFromStash], [mountingFromBucket]],
  },
  { title: 'mount s3', unit: 'ms', contenders: [mountingFromBucket], baselines: [[curlingImage]] },
  { title: 'mount read', unit: 'ms', contenders: [readingMounted], baselines: [[readingUnpacked]] },
  {
    title: 'variation',
    unit: 'ms',
    contenders: [unpackingQuietly, unpackingToDisk, mountingInMemory, unpackingInMemory],
    leastRepeats: 30,
    variation: true,
  },
  { title: 'several caches', unit: 'ms', contenders: [threeLocal], baselines: [[oneAfterTheOther]] },
  { title: 'several caches throttled', unit: 'ms', contenders: [threeThrottled], baselines: [eachThrottled] },
  // From a bucket behind the same slow link.
  {
    title: 'lazy',
    unit: 'ms',
    contenders: [lazyReady],
    baselines: [[mountReady], [restoringFar], [peerRestoringFar]],
  },
  { title: 'lazy size', unit: 'ms', contenders: [largeReady], baselines: [[smallReady]] },
  { title: 'lazy bytes', unit: 'KiB', contenders: [bytesBeforeReady] },
  { title: 'lazy memory', unit: 'MiB', contenders: [servingGiants], mostRepeats: 1 },
  { title: 'lazy file', unit: 'ms', contenders: [readingOne], baselines: [[oneRange]], leastRepeats: 7 },
  { title: 'lazy read', unit: 'ms', contenders: [readingLazy], baselines: [[readingReceived]] },
  // Sixteen jobs of one host restore one entry at once; the link is slow.
  ...(['unpack', 'mount', 'lazy'] as const).map(
    (mode): Comparison => ({
      title: `many jobs ${mode}`,
      unit: 'ms',
      contenders: [manyJobs(mode)],
      baselines: [[oneJob(mode)]],
    }),
  ),
  {
    title: 'many jobs bytes',
    unit: 'KiB',
    contenders: [bytesForMany('unpack'), bytesForMany('mount'), bytesForMany('lazy')],
    baselines: [[entrySize]],
  },
  {
    title: 'many clients restore',
    unit: 'requests',
    contenders: [restoringClients],
    baselines: [[restoringOnPaper]],
    mostRepeats: 1,
  },
  {
    title: 'many clients save',
    unit: 'requests',
    contenders: [savingClients],
    baselines: [[savingOnPaper]],
    mostRepeats: 1,
  },
  {
    title: 'github start',
    unit: 'ms',
    contenders: [headstartAsking],
    baselines: [[peerAsking]],
    leastRepeats: 10,
  },
  // Headstart's bucket and the blobs of @actions/cache are behind the same slow link.
  {
    title: 'rolling jobs',
    unit: 'ms',
    contenders: [withRolling(gradleLike, 'mount'), withRolling(gradleLike, 'lazy')],
    baselines: [[withFreshKeys(gradleLike)]],
    roundsPerRepeat: 2,
    needsTree: false,
  },
  {
    title: 'rolling 40 jobs',
    unit: 'ms',
    contenders: [fortySaves],
    baselines: [[fortyOtherSaves]],
    mostRepeats: 1,
    isWarm: true,
    needsTree: false,
  },
  {
    title: 'rolling bytes of 40 jobs',
    unit: 'KiB',
    contenders: [bytesOfForty],
    baselines: [[changesOfForty]],
    mostRepeats: 1,
    isWarm: true,
    needsTree: false,
  },
  {
    title: 'rolling save',
    unit: 'ms',
    contenders: [savingChanged(1), savingChanged(5)],
    baselines: [[savingWholeTree]],
  },
  {
    title: 'rolling bytes',
    unit: 'KiB',
    contenders: [bytesSent(5)],
    baselines: [[entryOfTree]],
    mostRepeats: 1,
  },
  {
    title: 'rolling layers',
    unit: 'ms',
    contenders: [layered],
    baselines: [[single]],
  },
]

/** These need the recipes' tools, so only `--only` chooses them. */
const withTools = [
  ...recipes.map(
    (recipe): Comparison => ({
      title: `rolling with ${recipe.name}`,
      unit: 'ms',
      contenders: [withRolling(recipe)],
      baselines: [[withFreshKeys(recipe)], [withoutCache(recipe)]],
      roundsPerRepeat: 2,
      needsTree: false,
    }),
  ),
  ...projects.map(
    (project): Comparison => ({
      title: `source-times with ${project.name}`,
      unit: 'ms',
      contenders: [
        building(project, { isChanged: false, hasTimes: true }),
        building(project, { isChanged: true, hasTimes: true }),
      ],
      baselines: [
        [buildingAgain(project)],
        [building(project, { isChanged: false, hasTimes: false })],
        [building(project, { isChanged: true, hasTimes: false })],
      ],
      needsTree: false,
    }),
  ),
]

/** The first contender against each of the others. */
function against(title: string, [first, ...others]: Contender[]): Comparison {
  return {
    title,
    unit: 'ms',
    contenders: first ? [first] : [],
    baselines: others.map((other) => [other]),
    needsTree: false,
    mostRepeats: 3,
    isWarm: true,
  }
}

/** These need the projects' tools, and the registries. */
const jobs = projectNames.map((name) => against(`jobs of ${name}`, installing(name)))
const modes = projectNames.flatMap((name) =>
  kinds.map((kind): Comparison => {
    const [unpacking, ...mounting] = restoringAs(name, kind)
    const baselines = unpacking ? [[unpacking]] : []
    return { ...against(`modes of ${name} ${kind}`, []), contenders: mounting, baselines }
  }),
)

/** @returns the comparisons that these names choose */
export function chosen(names: string[]): Comparison[] {
  if (names.length === 0) return comparisons
  return choose([...comparisons, ...withTools, ...jobs, ...modes, ...withEarlierBuild], names)
}
