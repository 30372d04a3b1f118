/** How much slower than the machine the browser is: `npm test -- --cpu-throttle 4`. What waits for it waits as much longer. */
export const CPU_THROTTLE = Number(process.env.E2E_CPU_THROTTLE ?? 1)

export const paced = (ms: number) => ms * CPU_THROTTLE
