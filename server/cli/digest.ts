/** `npm run digest`: the digests that `/ops/version` reports, of the files here (GAM-13). */
import { digestOfPart } from '#server/platform/program/program-files.ts'

for (const part of ['program', 'libraries'] as const) {
  const { digest, files } = await digestOfPart(part)
  console.log(`${part.padEnd(9)}  ${digest}  ${files} files`)
}
