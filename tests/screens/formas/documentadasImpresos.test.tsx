import { probarCasos } from './documentadas.ts';
import { deImpresos } from './filasImpresos.ts';

// The viewer draws only in a browser. tests/e2e/facturas.spec.ts checks it.

probarCasos(deImpresos);
