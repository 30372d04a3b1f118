/** `npm run verify:roll -- <serverSeed> <clientSeed> <nonce>`: recomputes a roll (PF-08). */
import { commitmentOf } from '#server/games/fair/seeds.ts'
import { rollOf } from '#server/games/fair/dice.ts'

const [serverSeed, clientSeed, nonceText] = process.argv.slice(2)
const nonce = Number(nonceText)
if (!serverSeed || !clientSeed || !nonceText || !Number.isInteger(nonce) || nonce < 0) {
  console.error('Usage: npm run verify:roll -- <serverSeed> <clientSeed> <nonce>')
  process.exit(1)
}
console.log(`commitment ${commitmentOf(serverSeed)}`)
console.log(`roll       ${(rollOf({ serverSeed, clientSeed, nonce }) / 100).toFixed(2)}`)
