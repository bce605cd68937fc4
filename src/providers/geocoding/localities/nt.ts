/** Main localities of the Northern Territory: name, postcode, latitude, longitude. */
export const NT = `
Darwin,0800,-12.4634,130.8456
Stuart Park,0820,-12.4480,130.8440
Winnellie,0820,-12.4280,130.8820
Nightcliff,0810,-12.3830,130.8530
Casuarina,0810,-12.3750,130.8820
Berrimah,0828,-12.4350,130.9300
Palmerston,0830,-12.4860,130.9830
Humpty Doo,0836,-12.5750,131.1010
Howard Springs,0835,-12.4960,131.0510
Batchelor,0845,-13.0520,131.0280
Adelaide River,0846,-13.2380,131.1060
Pine Creek,0847,-13.8220,131.8260
Katherine,0850,-14.4650,132.2640
Mataranka,0852,-14.9230,133.0650
Tennant Creek,0860,-19.6480,134.1900
Alice Springs,0870,-23.6980,133.8807
Yulara,0872,-25.2400,130.9890
Nhulunbuy,0880,-12.1820,136.7830
Jabiru,0886,-12.6710,132.8360
`
