// The contract of every store, with servers of other people.
import { startSeaweedfs } from '../support/servers/seaweedfs.ts'
import { startVersitygw } from '../support/servers/versitygw.ts'
import { s3On, testContract } from '../support/store-contract.ts'

testContract({ SeaweedFS: s3On(startSeaweedfs), versitygw: s3On(startVersitygw) })
