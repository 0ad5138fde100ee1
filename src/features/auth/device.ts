import { IP_DESCONOCIDA, publicIp } from '#client/publicIp.ts';
import type { Dispositivo } from '#contract/entities/sesion.ts';

type Device = Pick<Dispositivo, 'browser' | 'browser_version' | 'os' | 'os_version' | 'device'>;

/** Browsers by their mark in the user agent. Browsers built on another one come first. */
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /Edg(?:e|A|iOS)?\/([\d.]+)/],
  ['Opera', /(?:OPR|OPiOS)\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];
const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Android', /Android ?([\d.]*)/],
  ['iOS', /(?:iPhone|CPU) OS ([\d_]+)/],
  ['Windows', /Windows NT ([\d.]+)/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['ChromeOS', /CrOS \S+ ([\d.]+)/],
  ['Linux', /Linux()/],
];

function match(list: typeof browsers, userAgent: string): readonly [string, string] {
  for (const [name, mark] of list) {
    const found = mark.exec(userAgent);
    if (found) return [name, (found[1] ?? '').replaceAll('_', '.')];
  }
  return ['Desconocido', ''];
}

/** Reads browser, system and kind of device from a user agent; 'Desconocido' for what it does not say (spec F 3.1). */
export function dispositivoDe(userAgent: string): Device {
  const [browser, browser_version] = match(browsers, userAgent);
  const [os, os_version] = match(systems, userAgent);
  const isTablet = /iPad|Tablet|Android(?!.*Mobile)/.test(userAgent);
  const isPhone = /Mobi|iPhone/.test(userAgent);
  return { browser, browser_version, os, os_version, device: isTablet ? 'tablet' : isPhone ? 'mobile' : 'desktop' };
}

/** The data about this device that the sign-in sends. Looking up the public address takes at most two seconds. */
export async function datosDelDispositivo(): Promise<Dispositivo> {
  return { ...dispositivoDe(navigator.userAgent), IpPublico: await publicIp(), IpPrivado: IP_DESCONOCIDA };
}
