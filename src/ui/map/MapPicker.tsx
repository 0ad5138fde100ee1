import './map-picker.css';
import { Suspense, useState } from 'react';
import { fill } from '#lib/texts.ts';
import { Button } from '../buttons/Button.tsx';
import { Modal } from '../dialogs/Modal.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { later } from '../later.tsx';
import { kitMessages } from '../messages.ts';
import type { MapHandle, Place } from './MapSurface.tsx';
import { mapMessages } from './messages.ts';

const MapSurface = later(async () => {
  // Must load before the map's library, which writes HTML as soon as it loads.
  await import('./sanitiser.ts');
  return (await import('./MapSurface.tsx')).default;
});

/** La Paz, where a map without coordinates starts. */
const start: Place = { lat: -16.5, lng: -68.15 };
/** Six decimals are about ten centimetres; the services store no more. */
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/**
 * Chooses a place on a map, or only shows it if there is no `onPick`: click, or move the map with the arrow keys and take its
 * centre. Without a map, the form's coordinate fields do the same. `tiles` is the URL template of the images ({z}/{x}/{y}).
 */
export function MapPicker({
  lat,
  lng,
  onPick,
  tiles,
  onClose,
  title = mapMessages.title,
}: {
  lat: number | null;
  lng: number | null;
  onPick?: (lat: number, lng: number) => void;
  tiles: string;
  onClose: () => void;
  title?: string;
}) {
  const [place, setPlace] = useState<Place | null>(lat === null || lng === null ? null : { lat, lng });
  const [failed, setFailed] = useState(false);
  const [refused, setRefused] = useState(false);
  const [map, setMap] = useState<MapHandle | null>(null);
  const fix = ({ lat: newLat, lng: newLng }: Place) => setPlace({ lat: round(newLat), lng: round(newLng) });

  const locate = () => {
    // Missing on pages without a secure connection.
    setRefused(!('geolocation' in navigator));
    navigator.geolocation?.getCurrentPosition(
      ({ coords }) => {
        const here = { lat: coords.latitude, lng: coords.longitude };
        fix(here);
        map?.moveTo(here);
      },
      () => setRefused(true),
    );
  };
  return (
    <Modal
      title={title}
      onClose={onClose}
      size="l"
      footer={
        onPick ? (
          <>
            <Button onClick={onClose}>{kitMessages.cancel}</Button>
            <Button tone="primary" disabled={!place} onClick={() => place && onPick(place.lat, place.lng)}>
              {mapMessages.use}
            </Button>
          </>
        ) : null
      }
    >
      {failed ? (
        <Alert tone="warn" live className="map-alert">
          {onPick ? mapMessages.failedTypeThem : mapMessages.failed}
        </Alert>
      ) : null}
      {refused ? (
        <Alert tone="warn" live className="map-alert">
          {mapMessages.refused}
        </Alert>
      ) : null}
      <Suspense fallback={<Skeleton lines={8} label={mapMessages.loading} />}>
        <MapSurface
          start={place ?? start}
          place={place}
          tiles={tiles}
          onPick={onPick && fix}
          onTilesFailed={() => setFailed(true)}
          onReady={setMap}
        />
      </Suspense>
      <div className="map-tools">
        {onPick ? (
          <>
            <Button icon="map" disabled={!map} onClick={() => map && fix(map.centre())}>
              {mapMessages.fixCentre}
            </Button>
            <Button onClick={locate}>{mapMessages.useMine}</Button>
          </>
        ) : null}
        <p className="map-place num" role="status">
          {place ? fill(mapMessages.place, place) : mapMessages.noPlace}
        </p>
      </div>
      <p className="field-hint">{onPick ? mapMessages.pickHint : mapMessages.lookHint}</p>
    </Modal>
  );
}
