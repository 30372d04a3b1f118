/** Who may import whom (README, "The map"), by pattern, so that a new feature needs no rule. */
/**
 * The areas, lowest first: each imports only areas below it. Server, contract and client have the same areas, and only this list
 * defines their order.
 */
const AREAS = ['site', 'identity', 'money', 'play', 'rewards', 'content', 'agents', 'back-office']
const PLACES = ['server/features', 'server/contract', 'client/features']
const FEATURE = '^server/features/([^/]+/[^/]+)/'
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const areasInOrder = AREAS.slice(0, -1).map((area, place) =>
  rule(
    `${area}-is-below-${AREAS[place + 1]}`,
    'An area imports areas below it, never above.',
    { path: PLACES.map((folder) => `^${folder}/${area}/`), pathNot: '\\.test\\.' },
    { path: PLACES.map((folder) => `^${folder}/(${AREAS.slice(place + 1).join('|')})/`) },
  ),
)

module.exports = {
  forbidden: [
    ...areasInOrder,
    rule(
      'no-circular',
      'A circle of imports has no bottom to start reading from.',
      { pathNot: '^node_modules|^prisma/generated' },
      { circular: true },
    ),
    rule(
      'days-by-zone',
      'Calendars need a zone: the machine has one too, and it is the wrong one.',
      { path: '^(server|seed)/', pathNot: '^server/platform/business-day\\.ts$' },
      { path: '^node_modules/(date-fns|@date-fns)/' },
    ),
    rule(
      'contract-is-alone',
      'The contract is shared with browsers: zod and itself.',
      { path: '^server/contract/', pathNot: '\\.test\\.' },
      { pathNot: ['^server/contract/', '^node_modules/zod/'] },
    ),
    rule(
      'client-needs-no-server',
      'The client speaks the contract and nothing else.',
      { path: '^client/', pathNot: '\\.test\\.' },
      { path: '^(server/(?!contract/)|seed/|prisma/|tests/)' },
    ),
    rule(
      'client-flows-one-way',
      'lib → ui → features → app.',
      { path: '^client/(ui|lib)/' },
      { path: '^client/(features|app)/' },
    ),
    rule('client-lib-is-below-ui', 'lib is below ui.', { path: '^client/lib/' }, { path: '^client/ui/' }),
    rule(
      'features-are-below-app',
      'A page knows nothing of the router that shows it.',
      { path: '^client/features/' },
      { path: '^client/app/' },
    ),
    rule(
      'client-features-by-their-face',
      'Another feature is reached by its index.ts.',
      { path: '^client/features/([^/]+/[^/]+)/' },
      {
        path: '^client/features/([^/]+/[^/]+)/.+',
        pathNot: ['^client/features/$1/', '^client/features/[^/]+/[^/]+/index\\.ts$'],
      },
    ),
    rule(
      'platform-is-at-the-bottom',
      'Platform knows no feature.',
      { path: '^server/platform/' },
      { path: '^server/(features|ledger|sessions|audit|letters|games|jobs|http|integrations|cli)/' },
    ),
    rule(
      'ledger-stands-on-platform',
      'The ledger knows money and nothing else.',
      { path: '^server/ledger/', pathNot: '\\.test\\.' },
      { path: '^server/(features|http|jobs|games|integrations|cli)/' },
    ),
    rule(
      'foundation-knows-no-feature',
      'Every feature may ask for a session, write to the audit log, or to a member.',
      { path: '^server/(sessions|audit|letters)/', pathNot: '\\.test\\.' },
      { path: '^server/(features|jobs|games|integrations|cli)/' },
    ),
    rule(
      'engines-are-pure',
      'A game engine is a function of state, input and random bytes.',
      { path: '^server/games/', pathNot: '\\.test\\.' },
      { path: '.', pathNot: ['^server/games/', '^server/contract/', '^crypto$|^node:crypto$'] },
    ),
    rule(
      'providers-stand-alone',
      'A game provider speaks to the platform by the wallet API.',
      { path: '^server/providers/', pathNot: '\\.test\\.' },
      { path: '^server/(features|ledger|sessions|audit|letters|jobs|integrations|cli|container)' },
    ),
    rule(
      'the-platform-knows-no-provider',
      'A vendor is known by its key and its calls.',
      { path: '^server/(features|ledger|sessions|audit|letters|games|http|jobs|platform)/', pathNot: '\\.test\\.' },
      { path: '^server/providers/' },
    ),
    rule(
      'http-knows-no-feature',
      'The HTTP core serves routes it is given.',
      { path: '^server/http/' },
      { path: '^server/(features|ledger|sessions|audit|letters|games|jobs|cli)/' },
    ),
    rule(
      'repositories-touch-only-the-database',
      'A repository is SQL.',
      { path: `${FEATURE}.*\\.repository\\.ts$` },
      { path: '^server/(http|jobs|integrations|features/[^/]+/[^/]+/[^/]+\\.(service|routes))' },
    ),
    rule(
      'a-repository-has-one-owner',
      "Another feature's tables are reached through its service.",
      { path: FEATURE, pathNot: '\\.test\\.' },
      { path: '^server/features/([^/]+/[^/]+)/.+\\.repository\\.ts$', pathNot: '^server/features/$1/' },
    ),
    rule(
      'services-know-no-routes',
      'routes → service → repository.',
      { path: `${FEATURE}.*\\.(service|repository)\\.ts$` },
      { path: '\\.routes\\.ts$' },
    ),
    rule(
      'only-entries-compose',
      'container.ts is the one composition root.',
      {
        path: '^server/',
        pathNot: '^server/(main|worker|serve|app|container)\\.ts$|^server/cli/|^server/jobs/run-jobs\\.ts$|\\.test\\.',
      },
      { path: '^server/container\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'areas-make-their-own-parts',
      'An area may know what another made, but not make it.',
      { path: '^server/features/([^/]+)/', pathNot: '\\.test\\.' },
      { path: '\\.container\\.ts$', pathNot: '^server/features/$1/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'areas-are-made-in-one-place',
      'container.ts makes the areas, in their order.',
      { path: '^server/', pathNot: '^server/(features/|container\\.ts$)|\\.test\\.' },
      { path: '\\.container\\.ts$' },
    ),
    rule(
      'server-needs-no-seed',
      'A world is made from outside.',
      { path: '^server/', pathNot: '^server/(cli|testing)/|\\.test\\.' },
      { path: '^seed/' },
    ),
    rule(
      'seed-needs-no-http',
      'A world is made without a request.',
      { path: '^seed/', pathNot: '\\.test\\.' },
      { path: '^server/http/' },
    ),
    rule(
      'product-needs-no-tests',
      'Tests depend on the product, never the other way.',
      { path: '^(server|client|seed)/', pathNot: '\\.test\\.' },
      { path: '^tests/' },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'prisma/generated'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
}
