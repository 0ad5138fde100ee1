export const root: string;
export const DEMO_PASSWORD: string;
export const version: string;
export function isBuilt(): boolean;
export function isFree(number: number): Promise<boolean>;
