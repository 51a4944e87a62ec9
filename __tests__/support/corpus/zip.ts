// Makes archives as package registries serve them.
import { crc32 } from 'node:zlib'

/** An archive without compression. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
export function zipOf(files: Record<string, string>): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)]
    // From the version needed to the lengths of name and extra field.
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(content.length, 14)
    facts.writeUInt32LE(content.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    local.push(Buffer.from('PK\x03\x04'), facts, name, content)
    central.push(Buffer.from('PK\x01\x02\x14\x00'), facts, place, name)
    offset += 30 + name.length + content.length
  }
  const count = Object.keys(files).length
  const end = Buffer.alloc(18)
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(Buffer.concat(central).length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...local, ...central, Buffer.from('PK\x05\x06'), end])
}
