/** WebSocket close codes that the gateway uses. */
export const CLOSE = { unsupportedData: 1003, policy: 1008, restart: 1012 } as const;
