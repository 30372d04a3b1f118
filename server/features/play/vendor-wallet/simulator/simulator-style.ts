/** Dark, or light if the browser prefers it; one column on a phone, controls beside the calls on a wide screen. */
export const STYLE = `
  :root { color-scheme: dark light; --page: #0b0e14; --text: #f5f2ea; --soft: #a9b2c3; --tile: #171d2a; --line: #ffffff24;
    --good: #6fdc9b; --bad: #ff9d94; --focus: #ffc23c }
  @media (prefers-color-scheme: light) {
    :root { --page: #fbf6ec; --text: #1d1a14; --soft: #635c4f; --tile: #fff; --line: #1b171033; --good: #0b6b3a; --bad: #a8231a;
      --focus: #8a5a00 }
  }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
  main { display: grid; gap: 16px; max-width: 1180px; margin: 0 auto; padding: 16px 16px 32px }
  header { position: sticky; top: 0; background: var(--page); padding: 12px max(16px, 50vw - 574px); border-bottom: 1px solid var(--line); z-index: 1 }
  h1 { font-size: 20px; margin: 0 } h2 { font-size: 18px; margin: 0 0 8px } h3 { font-size: 16px; margin: 0 0 8px }
  p { margin: 0 0 12px; color: var(--soft) } header p { margin: 0; overflow-wrap: anywhere }
  .sum { font-size: 22px; font-weight: 700; color: var(--text); font-variant-numeric: tabular-nums }
  .sum span { font-size: 14px; font-weight: 400; color: var(--soft) }
  form { display: grid; gap: 12px; margin-bottom: 12px }
  .fields { display: grid; grid-template-columns: 1fr 1fr; gap: 10px }
  label { display: grid; gap: 4px; font-size: 14px; color: var(--soft) }
  input:not([type]) { width: 100%; min-height: 48px; padding: 0 12px; border-radius: 12px; border: 1px solid var(--line);
    background: var(--tile); color: var(--text); font: inherit; font-size: 16px }
  .box { grid-template-columns: auto 1fr; align-items: center; gap: 10px; min-height: 44px }
  .box input { width: 22px; height: 22px }
  .buttons { display: grid; grid-template-columns: 1fr 1fr; gap: 10px }
  button, a { min-height: 54px; padding: 6px 10px; border-radius: 14px; border: 1px solid var(--line); background: var(--tile);
    color: var(--text); font: inherit; font-size: 15px; font-weight: 600; line-height: 1.25; cursor: pointer }
  a { display: grid; place-items: center; text-decoration: none; background: none }
  button:focus-visible, a:focus-visible, input:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
  .fields .problem { font-size: 14px } .problem, .refused { color: var(--bad) } .taken { color: var(--good) } .round { overflow-wrap: anywhere; font-size: 14px }
  ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px }
  li { border: 1px solid var(--line); border-radius: 14px; padding: 12px; background: var(--tile); min-width: 0 }
  article + article { margin-top: 12px; border-top: 1px solid var(--line); padding-top: 12px }
  article p { margin: 0 0 4px; font-size: 14px; overflow-wrap: anywhere }
  pre { margin: 0 0 8px; font: 13px/1.45 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
  @media (min-width: 900px) {
    main { grid-template-columns: 420px 1fr; align-items: start }
  }`
