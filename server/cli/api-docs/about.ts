/** Introductions of the API descriptions: a first call, and what holds for every call. */
import { SERVER_ADDRESS } from '#server/http/api-docs.ts'

export const ABOUT = `The \`/wps\` and \`/lgw\` contract; what only agents may call has a description of its own (\`/docs/agents-openapi.json\`), and so have the
\`/bgs\` calls of the in-house games and the wallet API of vendors (\`/docs/games-openapi.json\`). Play money only.

## A first call

\`\`\`sh
curl -H 'Merchant: demo' -H 'Content-Type: application/json' \\
  -d '{"username":"member01","password":"demo1234"}' ${SERVER_ADDRESS}/wps/session/login
curl -H 'Merchant: demo' -H 'Authorization: <token>' ${SERVER_ADDRESS}/wps/v2/wallets/balance
\`\`\`
`

/** Follows each introduction. */
export const ABOUT_EVERY_CALL = `## Answers

Most answers are \`{"success":true,"value":…}\`. A call that a rule refuses returns **200** with
\`{"success":false,"errorCode":"…","message":"…"}\`: check \`success\`, not only the status. 401 means the session is over
or missing, 403 that this caller is never allowed, 400 that the request is malformed, 429 too many requests, 5xx our own fault.

## Values

- **Money** is a JSON number with at most 4 decimals.
- **Instants** are epoch milliseconds; **days** are \`yyyy-MM-dd\` in the merchant’s time zone.
- A number may also be sent as text, and text of digits as a number; a flag may be \`true\`, \`1\` or \`"Y"\`.
- \`Authorization\` is the bare token. \`""\`, \`null\` and \`undefined\` mean no token.

## Encryption

Calls with passwords or money transfers may be sent encrypted. This keeps older clients working and is no substitute for TLS;
without the \`Encryption\` header the same calls accept plain JSON.

1. \`GET /wps/session/key/rsa\`: the RSA modulus as bare hex digits; the exponent is \`10001\` (hex).
2. Choose 16 random characters from A–Z, a–z and 0–9: the session key.
3. Encrypt the JSON text with DES (ECB, PKCS#7), with the first 8 characters as the key, and encode the result as Base64.
4. Read the 16 characters as one big-endian number *m*; the header is \`Encryption: m^0x10001 mod n\` in hex, without padding.
5. Send the Base64 text as the body (form A), or as \`{"value":"<Base64>"}\` (form B with the modulus in \`X-RSA\`, form C without).

A body that cannot be read is refused with \`encryption.invalid\`: fetch the key again.

## Older paths

Many calls also have older paths and relay codes. They are listed in one line of each call.`
