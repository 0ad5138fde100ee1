import { useState } from 'react';

/** How long the device may take to find its position. */
const patienceMs = 15_000;

/** Asks the device for its position. Denied, unavailable and late are one failure for users: they type the coordinates. */
export function useMiUbicacion(onFound: (lat: number, lng: number) => void) {
  const [estado, setEstado] = useState<'quieto' | 'buscando' | 'fallo'>('quieto');
  const pedir = () => {
    // Missing on pages without a secure connection.
    if (!('geolocation' in navigator)) {
      setEstado('fallo');
      return;
    }
    setEstado('buscando');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setEstado('quieto');
        onFound(coords.latitude, coords.longitude);
      },
      () => setEstado('fallo'),
      { enableHighAccuracy: true, timeout: patienceMs },
    );
  };
  return { buscando: estado === 'buscando', fallo: estado === 'fallo', pedir };
}
